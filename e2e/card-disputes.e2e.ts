import { panel } from '@metade/i18n/pt/panel.ts';
import { expectAccessible } from './support/accessible.ts';
import { enterAsAdmin, goToPlace } from './support/admins.ts';
import { bookAtApi, cards } from './support/checkout.ts';
import { tokenOf } from './support/log-in.ts';
import { rows } from './support/database.ts';
import { enterAsDiner } from './support/people.ts';
import { newRestaurant } from './support/restaurants.ts';
import { findTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'pt-PT' });

const words = panel.cardDisputes;

test('a disputed payment is answered at the desk with what the booking shows, and a warning is refunded', async ({
  page,
}) => {
  const restaurant = await newRestaurant();
  await rows("update restaurant set confirmation_mode = 'instant' where id = $1", [restaurant.id]);
  await enterAsDiner(page.context());
  const numberOf = async (order: string) =>
    (await rows<{ number: string }>('select number from orders where id = $1', [order]))[0]?.number ?? '';
  const paidWith = async (card: string, after: number) =>
    numberOf(await bookAtApi(await tokenOf(page.context()), await findTable(restaurant.slug, { after }), card));
  const [disputed, warned] = [await paidWith(cards.disputes, 2), await paidWith(cards.warns, 3)];

  await enterAsAdmin(page, panel);
  await expect(page.getByRole('heading', { name: panel.board.queues.card_disputes.name })).toBeVisible();
  await goToPlace(page, panel, 'cardDisputes');
  const caseOf = (number: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: number });
  await expect(caseOf(disputed)).toContainText(words.reasons.fraudulent);
  await expect(caseOf(disputed)).toContainText(words.consequence.accepted('').slice(-60));
  await expectAccessible(page);

  await caseOf(disputed).getByRole('button', { name: words.prepare }).click();
  const activity = caseOf(disputed).getByLabel(words.fields.activity);
  await expect(activity).toHaveValue(/mesa reservada pelo cliente[\s\S]*pagamento com cartão concluído/);
  await expect(caseOf(disputed).getByLabel(words.fields.product)).toHaveValue(new RegExp(disputed));
  await caseOf(disputed).getByLabel(words.fields.words).fill('O cliente respondeu ao nosso e-mail.');
  await expectAccessible(page);
  await caseOf(disputed).getByRole('button', { name: words.send }).click();
  await expect(caseOf(disputed)).toContainText(words.decided(words.decisions.answered));

  await caseOf(warned).getByLabel(words.note).fill('Cartão de terceiros');
  await caseOf(warned)
    .getByRole('button', { name: /^Reembolsar/ })
    .click();
  await expect(caseOf(warned)).toContainText(words.decided(words.decisions.refunded));

  await expect
    .poll(
      () =>
        rows(
          `select o.number, d.state, d.decision, o.state as order_state from card_dispute d join payment p on p.id = d.payment_id join orders o on o.id = p.order_id
           where o.number in ($1, $2) order by d.decision`,
          [disputed, warned],
        ),
      { timeout: 20_000 },
    )
    .toEqual([
      { number: disputed, state: 'won', decision: 'answered', order_state: 'confirmed' },
      { number: warned, state: 'needs_answer', decision: 'refunded', order_state: 'cancelled' },
    ]);
  await page.goto('/panel/card-disputes?state=over');
  await expect(caseOf(disputed)).toContainText(words.states.won);
  await caseOf(disputed).getByText(words.sent).click();
  await expect(caseOf(disputed)).toContainText('O cliente respondeu ao nosso e-mail.');
});
