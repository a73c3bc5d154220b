import type { GatewayPublicConfig } from '@metade/contracts/site.ts';
import type { ReactNode } from 'react';

/** The browser part of a gateway's module: its fields take the card, and only its token reaches us. */
export type CardGateway<Kind extends GatewayPublicConfig['kind']> = {
  /** A hook. holder: initial name. */
  useCard(config: Extract<GatewayPublicConfig, { kind: Kind }>, holder: string): TypedCard;
};

/** What may be shown of a typed card. */
export type ShownCard = { brand: string; last4: string };

export type UseToken = (token: string, card: ShownCard) => Promise<void>;

/** A card being typed. */
export type TypedCard = {
  /** The gateway's fields, with their errors. */
  fields: ReactNode;
  /** The brand, once it is unambiguous. */
  brand: string | null;
  /** The gateway was unreachable at the last try. */
  unreachable: boolean;
  tokenizing: boolean;
  /** Shows the card's errors at the fields. */
  check(): void;
  /**
   * Validates the card, sends it to the gateway and passes its token on; one call at a time. Not called on when something is wrong.
   */
  tokenize(use: UseToken): Promise<void>;
};
