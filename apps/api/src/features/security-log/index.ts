export { forgetSecurity } from './forget-security.ts';
export { recordSecurity, writeSecurity } from './record-security.ts';
