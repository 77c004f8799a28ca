import { serve } from '../crew/serve.ts';
import { labFor } from './lab.ts';

serve(labFor);
