export { askSecondAdmin, needsSecondAdmin, waitsForSecondAdmin } from './ask-second-admin.ts';
