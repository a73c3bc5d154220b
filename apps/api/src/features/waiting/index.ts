export { minuteOfLines } from './minute-of-lines.ts';
export { serveLine } from './serve-line.ts';
