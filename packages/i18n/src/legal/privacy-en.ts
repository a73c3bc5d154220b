import type { LegalText } from './facts.ts';

export const privacy: LegalText = {
  title: 'Privacy policy',
  text: `
This policy explains what Metade ({{url}}) does with personal data under {{privacyLaw}}. Metade is the controller.

## 1. What we keep, and why

- **Account:** name, e-mail, password (as an irreversible hash), gender, region and, if you give them, phone and date of birth. Needed for the contract with you.
- **Bookings:** restaurant, date, time, party size, notes, vouchers, cancellations and no-shows. Needed for the contract.
- **Payments:** amount, state, brand and last four digits of the card. The card number goes straight to the payment provider and never reaches us. A voucher costs: {{prices}}. To check a new card, {{cardValidation}} may be charged and refunded at once.
- **Complaints:** what you write to dispute a no-show or to claim that the discount was not applied, and your photo of the bill. Only we see it. Needed for the contract; erased with your account.
- **Gift vouchers:** the names, the message and the recipient's e-mail that the buyer enters. Whoever has the code sees names and message. The e-mail is used for sending the voucher alone. Needed for the contract.
- **Shared bookings:** if you share a booking, whoever has the link sees your first name, the restaurant, date and time. Friends may give a first name and, if they wish, allergies; you and the restaurant see them, and they are deleted {{sharedAnswerDays}} days after the meal. By consent of whoever answers.
- **Points, coupons, credit, waiting list and invitations:** what you have and have used, which meals you are waiting for, and who invited you. Needed for the contract.
- **Reviews:** what you write, shown with your first name and an initial. Published by your own choice.
- **Use of the site:** IP address and technical records, for security and to limit abuse. Our legitimate interest. We work out your country from the address with our own table; it is not sent to anyone.
- **Guests:** a booking can be started without an account; it is then linked only to a random identifier.

We make no decisions with legal effect about you by automatic means alone, and we do not sell data.

## 2. Who receives data

- **The restaurant** you book: your name, party size, time and note, and your phone while the booking is valid; never your card or password.
- **The payment provider,** to charge and to refund.
- **Providers of hosting and e-mail,** under contract and on our instructions.
- **Apple or Google,** only if you add a voucher to Apple Wallet or Google Wallet: your name, the restaurant, its address, day, time, party size and the voucher with its code, which they then handle under their own terms. Deleting the pass from the wallet is up to you.
- **The notification services** of Apple, Google, your browser’s maker and Expo, only if you turn notifications on: an identifier of your device, and the notice, which names the restaurant and no person.
- **Your bank,** only if you dispute a payment or it asks us about one: your name and e-mail, what was booked and paid, when the voucher was used, which messages we sent and which terms you accepted. It goes through the payment provider.
- **An assistant** (a program that speaks the Model Context Protocol), only if you let it read your bookings: their restaurant, day, time, party size, price and state, never the voucher or your card. You end that in your profile; what the assistant has read is handled under its own terms.
- **Partners and programs with a key:** one that holds a table for you learns whether you took and kept it, and nothing about who you are. A restaurant’s own program reads that restaurant’s bookings, as the restaurant does.
- **Authorities,** where the law requires it.

Where a provider is outside {{privacyArea}}, the safeguards required by law apply.

## 3. How long

- Account: while it is open. When you close it, we erase it, except what the law requires us to keep.
- Bookings and payments: as long as tax and consumer law require, at most 10 years.
- Session: {{tokenDays}} days. Technical records: no longer than security requires.

## 4. Cookies

Only the necessary ones: your session, your language and your choices. None for advertising and none from third parties. That is why we do not ask for consent but only tell you.

## 5. Your rights

You may see, correct, erase and export your data, restrict or object to their use, and withdraw consent. You can do most of this in your profile; for the rest, write to us through the contact page. We answer within {{privacyAnswerTime}}. You may also complain to {{privacyAuthority}}.

## 6. Security

Connections are encrypted, passwords are stored as hashes, access is limited to those who need it. If a breach puts you at risk, we will tell you and the authority.

## 7. Children

The service is not intended for people under 18 without the consent of whoever is responsible for them.

## 8. Changes

Changes are published here with a new version and date; we will tell you about important ones.
`.trim(),
};
