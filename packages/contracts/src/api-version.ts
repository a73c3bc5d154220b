/** Of the API, as docs/api-changes.md has it: the first number with what breaks, the second with what is added, the third else. */
export const apiVersion = '3.1.0';
