import type pg from 'pg';
import type { FileStore } from './adapters/file-store.ts';
import type { GeoIp } from './adapters/geoip.ts';
import type { Mailer } from './adapters/mailer.ts';
import type { Gateways } from './adapters/gateways/gateways.ts';
import type { PictureStore } from './adapters/pictures.ts';
import type { PostalCodes } from './adapters/postal-codes.ts';
import type { PushServices } from './adapters/push/push-service.ts';
import type { SecretBox } from './adapters/secret-box.ts';
import type { VoucherSigner } from './adapters/voucher-signer.ts';
import type { Config } from './config.ts';
import type { CatalogueBook } from './db/catalogue-book.ts';
import type { Changes } from './db/changes.ts';
import type { ContentBook } from './db/content-book.ts';
import type { DatabaseClock } from './db/database-clock.ts';
import type { MarketBook } from './db/market-book.ts';
import type { Replicas } from './db/replicas.ts';
import type { Readiness } from './http/readiness.ts';
import type { Log } from './watch/log.ts';
import type { OutsideService } from './watch/outside-service.ts';

/** What every operation is given: outside services behind interfaces, and the clock. */
export type Context = {
  config: Config;
  log: Log;
  /** The primary, or a replica for what may be read there. */
  pool: pg.Pool;
  /** Always the primary: for what a read leaves behind. */
  primary: pg.Pool;
  replicas: Replicas;
  /** For jobs only, so that neither they nor requests wait for each other's connections. */
  jobPool: pg.Pool;
  readiness: Readiness;
  /** Epoch ms by the database's clock, which decides what has expired. */
  now: () => number;
  clock: DatabaseClock;
  markets: MarketBook;
  content: ContentBook;
  catalogue: CatalogueBook;
  gateways: Gateways;
  /** Whether the gateway for new payments and the mail server answer. */
  services: { gateway: OutsideService; mail: OutsideService };
  geoip: GeoIp;
  postalCodes: PostalCodes;
  pictures: PictureStore;
  files: FileStore;
  vouchers: VoucherSigner;
  secrets: SecretBox;
  changes: Changes;
  mailer: Mailer;
  push: PushServices;
};
