export { openLink } from './account-link.ts';
export { readAddresses } from './address-reads.ts';
export { findRegion } from './find-region.ts';
export { acceptPassword } from './new-password.ts';
export { checkOwnPassword } from './own-password.ts';
export { acceptPhone } from './phone.ts';
export { generatorUri, newSecret, renewRecoveryCodes, stepOfCode } from './second-factor.ts';
export { readUser } from './user-view.ts';
