import { panel } from '@metade/i18n/pt/panel.ts';
import { enterAsAdmin, newAdmin } from './support/admins.ts';
import { column, rows } from './support/database.ts';
import type { CurrentRestaurant } from './support/restaurants.ts';
import { newRestaurant } from './support/restaurants.ts';
import { partiesTonight } from './support/meals.ts';
import { actTwiceAndUndo, openByClock, tapAndAgain, tapFirst } from './support/taps.ts';
import { expect, test } from './support/test.ts';

// The panel takes the browser's language.
test.use({ locale: 'pt-PT', hasTouch: true });

const { desk } = panel;
const { pending } = panel.evening;

const stepsOf = (restaurant: CurrentRestaurant) => () =>
  column(
    "select p.subject as one from pending_step p join orders o on o.id = p.order_id where o.restaurant_id = $1 and p.state in ('waiting', 'done')",
    restaurant.id,
  );

test('a second tap decides no other case, on any list of an admin; what pays out has its own undo', async ({
  page,
}) => {
  const [restaurant, other] = [await newRestaurant(), await newRestaurant()];
  await partiesTonight(restaurant, ['Horta', 'Inácio', 'Jardim']);
  await rows(
    `insert into payment (id, order_id, attempt, amount, currency, state)
     select gen_random_uuid(), id, 1, price_amount, currency, 'captured' from orders where restaurant_id = $1`,
    [restaurant.id],
  );
  await page.clock.install();
  await enterAsAdmin(page, panel);
  // The oldest come first, whatever other journeys have brought.
  const cases = page.getByRole('listitem').filter({ hasText: new RegExp(`${restaurant.name}|${other.name}`) });
  const decide = (name: string) => cases.getByRole('button', { name, exact: true });
  const undo = cases.getByRole('button', { name: new RegExp(`^${pending.undo('')}`) });

  await test.step('claims', async () => {
    await rows(
      `insert into discount_claim (order_id, user_id, text, charged, created_at)
       select id, user_id, 'Cobraram a conta inteira.', 4000, now() - interval '900 days' from orders where restaurant_id = $1`,
      [restaurant.id],
    );
    await openByClock(page, '/panel/claims');
    const claims = { step: decide(desk.accept), acted: stepsOf(restaurant), undo };
    await expect(claims.step).toHaveCount(3);
    await tapFirst(page, claims);
    await actTwiceAndUndo(page, claims);
    await rows('delete from discount_claim where order_id in (select id from orders where restaurant_id = $1)', [
      restaurant.id,
    ]);
  });

  await test.step('refunds that need a second admin', async () => {
    const asking = await newAdmin();
    // Money goes back only of what is over.
    await rows("update orders set state = 'completed' where restaurant_id = $1", [restaurant.id]);
    await rows(
      `insert into refund_request (id, order_id, amount, reason, asked_by, asked_at, expires_at)
       select gen_random_uuid(), o.id, 300, 'Mesa ao pé da porta.', u.id, now() - interval '900 days', now() + interval '1 day'
       from orders o, app_user u where o.restaurant_id = $1 and u.email = $2`,
      [restaurant.id, asking.email],
    );
    await openByClock(page, '/panel/refunds');
    const refunds = { step: cases.getByRole('button', { name: /^Aprovar / }), acted: stepsOf(restaurant), undo };
    await expect(refunds.step).toHaveCount(3);
    await tapFirst(page, refunds);
    await actTwiceAndUndo(page, refunds);
    await rows('delete from refund_request where order_id in (select id from orders where restaurant_id = $1)', [
      restaurant.id,
    ]);
  });

  await test.step('no-shows that are disputed', async () => {
    await rows("update orders set state = 'no_show', no_show_at = now() where restaurant_id = $1", [restaurant.id]);
    await rows(
      `insert into no_show_dispute (order_id, user_id, text, created_at)
       select id, user_id, 'Estive lá às oito.', now() - interval '900 days' from orders where restaurant_id = $1`,
      [restaurant.id],
    );
    await openByClock(page, '/panel/disputes');
    const disputes = { step: decide(desk.uphold), acted: stepsOf(restaurant), undo };
    await expect(disputes.step).toHaveCount(3);
    await tapFirst(page, disputes);
    await actTwiceAndUndo(page, disputes);
    await rows('delete from no_show_dispute where order_id in (select id from orders where restaurant_id = $1)', [
      restaurant.id,
    ]);
  });

  await test.step('names and addresses', async () => {
    await rows(
      `insert into house_proposal (id, restaurant_id, before, after, proposed_by, proposed_at)
       select gen_random_uuid(), r.id, place, place || jsonb_build_object('company_name', r.company_name || ' Nova'), r.owner_id, now() - interval '900 days'
       from restaurant r, lateral (select jsonb_build_object('company_name', company_name, 'zip', zip, 'street', street, 'number', number,
         'district', district, 'city_id', city_id, 'latitude', latitude, 'longitude', longitude) as place) p
       where r.id in ($1, $2)`,
      [restaurant.id, other.id],
    );
    await openByClock(page, '/panel/proposals');
    const proposals = {
      step: decide(panel.proposals.approve),
      acted: () =>
        column(
          "select restaurant_id as one from house_proposal where restaurant_id in ($1, $2) and state = 'approved'",
          restaurant.id,
          other.id,
        ),
    };
    await expect(proposals.step).toHaveCount(2);
    await tapFirst(page, proposals);
  });

  await test.step('flagged reviews', async () => {
    await rows(
      `insert into review (id, restaurant_id, author, title, comment, food, service, place, value, locale, attention, attention_reason, attention_at)
       select gen_random_uuid(), $1, 'Ana Silva', 'Uma noite ' || n, 'O arroz veio frio.', 1, 1, 2, 1, 'pt', true, 'Outra casa.', now() - interval '900 days'
       from generate_series(1, 3) n`,
      [other.id],
    );
    await openByClock(page, '/panel/flagged');
    const flagged = {
      step: decide(panel.flagged.keep),
      acted: () =>
        column('select title as one from review where restaurant_id = $1 and decision is not null', other.id),
    };
    await expect(flagged.step).toHaveCount(3);
    await tapFirst(page, flagged);
  });

  await test.step('mails that failed', async () => {
    const to = (name: string) => `${name}-${restaurant.id}@metade.test`;
    await rows(
      `insert into mail (id, recipient, locale, kind, subject, body, failed_at, last_error)
       select gen_random_uuid(), name || '-' || $1 || '@metade.test', 'pt', 'contact', 'Olá', 'Olá.', now() + interval '1 day', '550 no such user'
       from unnest(array['ana', 'bruno', 'clara']) name`,
      [restaurant.id],
    );
    await openByClock(page, '/panel/mails');
    const mails = {
      step: page.getByRole('button', { name: new RegExp(restaurant.id) }),
      acted: () =>
        column(
          "select recipient as one from mail where recipient like '%' || $1 || '%' and failed_at is null",
          restaurant.id,
        ),
    };
    await expect(mails.step).toHaveCount(3);
    await expect(page.getByRole('button', { name: panel.failures.retryOf(to('ana')) })).toBeVisible();
    await tapFirst(page, mails);
  });

  await test.step('registrations, whose rows only lead to them', async () => {
    await rows(
      "update restaurant set state = 'submitted', submitted_at = now() - interval '900 days' where id in ($1, $2)",
      [restaurant.id, other.id],
    );
    await openByClock(page, '/panel/registrations');
    const acted = () =>
      column("select id as one from restaurant where id in ($1, $2) and state <> 'submitted'", restaurant.id, other.id);
    const row = cases.getByRole('link').first();
    await tapAndAgain(page, row, () => page.waitForURL(/registrations\?/));
    expect(await acted()).toEqual([]);
    await rows("update restaurant set state = 'approved', submitted_at = null where id in ($1, $2)", [
      restaurant.id,
      other.id,
    ]);
  });
});
