import { serve } from '../crew/serve.ts';
import { playMatch } from './match.ts';

serve(() => playMatch);
