/** The part that is used: the request with its encrypted body and signature. It is sent by outsideRequest. */
declare module 'web-push' {
  type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };
  type Options = {
    vapidDetails: { subject: string; publicKey: string; privateKey: string };
    TTL: number;
    urgency: 'normal' | 'high';
  };
  const webPush: {
    generateRequestDetails(
      subscription: Subscription,
      payload: string,
      options: Options,
    ): { headers: Record<string, string | number>; body: Buffer };
  };
  export default webPush;
}
