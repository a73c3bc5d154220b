// Loaded before a server (--import): its machine's clock is wrong by CLOCK_SKEW_MS.
const skew = Number(process.env.CLOCK_SKEW_MS);
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given: []) {
    if (given.length === 0) super(RealDate.now() + skew);
    else super(...given);
  }

  static override now(): number {
    return RealDate.now() + skew;
  }
} as DateConstructor;
