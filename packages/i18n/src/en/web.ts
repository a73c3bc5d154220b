import type { Messages } from '../pt/web.ts';
import { diner } from './diner.ts';
import { assistants } from './assistants.ts';
import { handed } from './handed.ts';
import { home } from './home.ts';
import { register } from './register.ts';

/** All words of the diner site. */
export const messages: Messages = { ...diner, assistants, handed, home, register };
