export { deletionOf } from './quote-deletion.ts';
export { eraseAccount } from './delete-account.ts';
export { readExport } from './export-account.ts';
