import { serve } from '../crew/serve.ts';
import { boutsFor } from './bout-crew.ts';

serve(boutsFor);
