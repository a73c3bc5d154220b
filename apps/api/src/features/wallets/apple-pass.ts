import { readFile } from 'node:fs/promises';
import { PKPass } from 'passkit-generator';
import type { AppleWallet } from '../../wallet-config.ts';
import { issuerName, passColours, type WalletPass } from './wallet-pass.ts';

/**
 * A signed pass for Apple Wallet (.pkpass). booking: the id of its first order, the same through all changes, so that the pass of a
 * changed booking takes the place of the one before.
 */
export async function applePass(wallet: AppleWallet, pass: WalletPass, booking: string): Promise<Buffer> {
  const files = { ...(await images()), 'pass.json': Buffer.from(JSON.stringify(passJson(wallet, pass, booking))) };
  const { authority, certificate, key } = wallet;
  return new PKPass(files, { wwdr: authority, signerCert: certificate, signerKey: key }).getAsBuffer();
}

function passJson({ passType, team }: AppleWallet, pass: WalletPass, booking: string) {
  const { voucher, words, address, link } = pass;
  const { restaurant, starts_at: starts } = voucher;
  return {
    formatVersion: 1,
    passTypeIdentifier: passType,
    teamIdentifier: team,
    organizationName: issuerName,
    serialNumber: booking,
    description: words.title(restaurant.company_name),
    logoText: issuerName,
    backgroundColor: rgb(passColours.ground),
    foregroundColor: rgb(passColours.text),
    labelColor: rgb(passColours.label),
    // Three names for one thing: before iOS 18, from 18 on, from 26 on.
    relevantDate: starts,
    relevantDates: [{ date: starts, relevantDate: starts }],
    expirationDate: pass.endsAt,
    locations: restaurant.address.location ? [restaurant.address.location] : [],
    barcodes: [{ format: 'PKBarcodeFormatQR', message: voucher.qr, messageEncoding: 'iso-8859-1', altText: pass.code }],
    eventTicket: {
      headerFields: [{ key: 'time', label: words.time, value: pass.time }],
      primaryFields: [{ key: 'restaurant', label: address, value: restaurant.company_name }],
      secondaryFields: [
        { key: 'day', label: words.day, value: pass.day },
        { key: 'people', label: words.people, value: voucher.people },
      ],
      auxiliaryFields: [
        { key: 'name', label: words.name, value: voucher.name },
        { key: 'code', label: words.code, value: pass.code },
      ],
      backFields: [
        { key: 'address', label: words.address, value: address },
        ...(restaurant.phone ? [{ key: 'phone', label: words.phone, value: restaurant.phone }] : []),
        { key: 'booking', label: words.booking, value: voucher.number },
        { key: 'current', label: words.current, value: link },
      ],
    },
  };
}

const folder = new URL('../../../assets/wallet/', import.meta.url);
const names = ['icon', 'logo'].flatMap((name) => ['', '@2x', '@3x'].map((scale) => `${name}${scale}.png`));
let loaded: Promise<Record<string, Buffer>> | undefined;

function images(): Promise<Record<string, Buffer>> {
  loaded ??= Promise.all(names.map(async (name) => [name, await readFile(new URL(name, folder))] as const)).then(
    Object.fromEntries<Buffer>,
  );
  return loaded;
}

function rgb(hex: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
}
