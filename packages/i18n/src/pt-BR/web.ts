import { overlaid } from '../overlay.ts';
import { type Messages, messages as portugal } from '../pt/web.ts';
import { diner } from './diner.ts';
import { assistants } from './assistants.ts';
import { handed } from './handed.ts';
import { home } from './home.ts';
import { register } from './register.ts';

/** The words of the diner site in the Portuguese of Brazil. */
export const messages: Messages = { ...overlaid(portugal, { assistants, handed, home, register }), ...diner };
