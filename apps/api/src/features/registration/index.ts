export { dropRegistrations, ownedBy } from './drop-registrations.ts';
export { hoursIssues } from './draft-changes.ts';
export { moveRegistration } from './move-registration.ts';
export type { RegistrationRow } from './registration-view.ts';
export { progressOf, readRegistration, readRow } from './registration-view.ts';
export { refuseFarPin, resolvePlace } from './resolve-place.ts';
export { writeChanges } from './write-changes.ts';
