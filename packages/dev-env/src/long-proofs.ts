/** Whether tests run the whole of their long proofs: LONG=true, as npm run test:long sets it. */
export const long = process.env.LONG === 'true';
