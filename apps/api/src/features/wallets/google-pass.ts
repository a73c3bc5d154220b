import { sign } from 'node:crypto';
import { fromIso, localDateAt, localTimeAt } from '@metade/domain/time.ts';
import { languageTag } from '@metade/i18n/locale.ts';
import type { GoogleWallet } from '../../wallet-config.ts';
import { issuerName, passColours, type WalletPass } from './wallet-pass.ts';

/** now: epoch ms. publicUrl: where Google fetches the mark. */
type Making = { now: number; publicUrl: string };

/** The link that adds a voucher to Google Wallet: all of the pass, signed. Google is not asked for anything. */
export function googlePassLink(wallet: GoogleWallet, pass: WalletPass, { now, publicUrl }: Making): string {
  const claims = {
    iss: wallet.account,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now / 1000),
    origins: [publicUrl],
    payload: ticketOf(wallet.issuer, pass, publicUrl),
  };
  const text = [{ alg: 'RS256', typ: 'JWT' }, claims].map(encoded).join('.');
  return `https://pay.google.com/gp/v/save/${text}.${sign('sha256', Buffer.from(text), wallet.key).toString('base64url')}`;
}

/** A class of its own for each voucher: Google keeps the first that it sees under an id, in one diner's language. */
function ticketOf(issuer: string, pass: WalletPass, publicUrl: string) {
  const { voucher, words, link } = pass;
  const { restaurant, order } = voucher;
  const zone = restaurant.time_zone;
  const starts = fromIso(voucher.starts_at);
  const inWords = (value: string) => ({ defaultValue: { language: languageTag(pass.locale), value } });
  const place = restaurant.address.location;
  const classId = `${issuer}.meal-${order}`;
  return {
    eventTicketClasses: [
      {
        id: classId,
        issuerName,
        reviewStatus: 'UNDER_REVIEW',
        eventName: inWords(restaurant.company_name),
        venue: { name: inWords(restaurant.company_name), address: inWords(pass.address) },
        dateTime: { start: `${localDateAt(starts, zone)}T${localTimeAt(starts, zone)}:00` },
        logo: { sourceUri: { uri: `${publicUrl}/icon-512.png` } },
        hexBackgroundColor: passColours.ground,
        ...(place ? { merchantLocations: [{ latitude: place.latitude, longitude: place.longitude }] } : {}),
      },
    ],
    eventTicketObjects: [
      {
        id: `${issuer}.voucher-${order}`,
        classId,
        state: 'ACTIVE',
        ticketHolderName: voucher.name,
        reservationInfo: { confirmationCode: pass.code },
        barcode: { type: 'QR_CODE', value: voucher.qr, alternateText: pass.code },
        validTimeInterval: { end: { date: pass.endsAt } },
        textModulesData: [{ id: 'people', header: words.people, body: String(voucher.people) }],
        linksModuleData: { uris: [{ id: 'current', uri: link, description: words.current }] },
      },
    ],
  };
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
