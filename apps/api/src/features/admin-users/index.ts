export { lockPerson } from './lock-person.ts';
