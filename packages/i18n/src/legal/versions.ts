/** Version of the terms that a diner accepts at sign-up and checkout: changed whenever their meaning changes. */
export const termsVersion = '2026-11-26';
export const privacyVersion = '2026-11-26';
/** Version of the terms that a restaurant accepts when it registers. */
export const restaurantTermsVersion = '2026-11-01';
