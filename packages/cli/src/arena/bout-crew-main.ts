import { serve } from '../crew/serve.ts';
import { playBout } from './bout.ts';

serve(() => playBout);
