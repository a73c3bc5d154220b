/** The gateway's answer cannot be true of the payment; nothing was applied. Ask again later. */
export class GatewayMismatch extends Error {
  override name = 'GatewayMismatch';

  constructor(reference: string) {
    super(`The gateway tells of ${reference} what does not fit it`);
  }
}
