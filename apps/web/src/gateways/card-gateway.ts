import type { GatewayPublicConfig } from '@metade/contracts/site.ts';
import type { ReactNode } from 'react';

/** What a gateway's module does in the browser: its fields take the card, and only its token reaches us. */
export type CardGateway<Kind extends GatewayPublicConfig['kind']> = {
  /** A hook. holder: a name to begin with. */
  useCard(config: Extract<GatewayPublicConfig, { kind: Kind }>, holder: string): TypedCard;
};

/** A card while it is typed. */
export type TypedCard = {
  /** The gateway's fields; what is wrong is said at each. */
  fields: ReactNode;
  /** The brand, as soon as it can be only one. */
  brand: string | null;
  /** The gateway did not answer the last time. */
  unreachable: boolean;
  tokenizing: boolean;
  /** Says at the fields what is wrong with the card. */
  check(): void;
  /** Checks the card, gives it to the gateway and hands its token on; once at a time. Not called on where something is wrong. */
  tokenize(use: (token: string) => Promise<void>): Promise<void>;
};
