import { diner } from './diner.ts';
import { handed } from './handed.ts';
import { home } from './home.ts';
import { register } from './register.ts';

/** All words of the diner site in Portuguese, and the shape the other languages must fill. */
export const messages = { ...diner, handed, home, register };
export type Messages = typeof messages;
