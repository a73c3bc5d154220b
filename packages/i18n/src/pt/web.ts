import { diner } from './diner.ts';
import { assistants } from './assistants.ts';
import { handed } from './handed.ts';
import { home } from './home.ts';
import { register } from './register.ts';

/** All words of the diner site in Portuguese, and the shape the other languages must fill. */
export const messages = { ...diner, assistants, handed, home, register };
export type Messages = typeof messages;
