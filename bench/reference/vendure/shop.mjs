// A Vendure shop as its installer sets it up, with jobs in the database, the search index that knows the stock, and the mail that
// confirms an order, rendered and sent to nobody: one product that never runs out, one way of shipping, one of payment that takes
// every card.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  bootstrap,
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  JobQueueService,
  LogLevel,
} from '@vendure/core';
import { populate } from '@vendure/core/cli/index.js';
import { defaultEmailHandlers, EmailPlugin, FileBasedTemplateLoader } from '@vendure/email-plugin';

const { DATABASE_URL: url, PORT: port } = process.env;
// It writes beside where it was started.
process.chdir(mkdtempSync(path.join(tmpdir(), 'vendure-')));

const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Europe',
  countries: [{ name: 'Spain', code: 'ES', zone: 'Europe' }],
  taxRates: [{ name: 'Standard Tax', percentage: 21 }],
  shippingMethods: [{ name: 'Standard Shipping', price: 500 }],
  paymentMethods: [
    {
      name: 'Card',
      handler: { code: dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
};
const products = `name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets
Voucher,voucher,A voucher,,,,,V1,6.00,Standard Tax,1000000,true,,
`;
const productsFile = path.resolve('products.csv');
writeFileSync(productsFile, products);

const templates = fileURLToPath(new URL('../templates', import.meta.resolve('@vendure/email-plugin')));
const { hostname, port: databasePort, username, password, pathname } = new URL(url);
const app = await populate(
  async () => {
    const started = await bootstrap({
      apiOptions: { port: Number(port), adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
      authOptions: {
        tokenMethod: ['bearer'],
        superadminCredentials: { identifier: 'superadmin', password: 'superadmin' },
      },
      dbConnectionOptions: {
        type: 'postgres',
        synchronize: true,
        host: hostname,
        port: Number(databasePort),
        username: decodeURIComponent(username),
        password: decodeURIComponent(password),
        database: pathname.slice(1),
        schema: 'public',
      },
      paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
      logger: new DefaultLogger({ level: LogLevel.Error, timestamp: false }),
      plugins: [
        DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
        DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
        EmailPlugin.init({
          handlers: defaultEmailHandlers,
          templateLoader: new FileBasedTemplateLoader(templates),
          transport: { type: 'none' },
          globalTemplateVars: { fromAddress: '"Shop" <shop@example.test>' },
        }),
      ],
    });
    await started.get(JobQueueService).start();
    return started;
  },
  initialData,
  productsFile,
);
process.once('SIGTERM', () => void app.close().then(() => process.exit()));
