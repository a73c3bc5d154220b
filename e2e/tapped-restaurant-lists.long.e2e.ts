import { panel } from '@metade/i18n/pt/panel.ts';
import { serviceDateAt } from '@metade/domain/table-times.ts';
import type { Page } from '@playwright/test';
import { column, rows } from './support/database.ts';
import { partiesTonight } from './support/meals.ts';
import { registerDiner } from './support/people.ts';
import type { CurrentRestaurant } from './support/restaurants.ts';
import { enterPanel, newRestaurant } from './support/restaurants.ts';
import { actAgain, actTwiceAndUndo, openByClock, tapAndAgain, tapFirst } from './support/taps.ts';
import { expect, test } from './support/test.ts';

// The panel takes the browser's language.
test.use({ locale: 'pt-PT', hasTouch: true });

const { evening, manage, toast } = panel;
const undoOf = (page: Page) => page.getByRole('button', { name: new RegExp(`^${toast.undo}: `) });

const namesIn = (restaurant: CurrentRestaurant, state: string) => () =>
  column(
    'select u.last_name as one from orders o join app_user u on u.id = o.user_id where o.restaurant_id = $1 and o.state = $2 order by 1',
    restaurant.id,
    state,
  );

test('a second tap acts on no other guest, on any list of an evening', async ({ page }) => {
  const restaurant = await newRestaurant();
  await partiesTonight(restaurant, ['Abreu', 'Bastos', 'Castro']);
  await page.clock.install();
  await enterPanel(page, restaurant, '/panel/');
  const arrived = namesIn(restaurant, 'arrived');

  await test.step('today', async () => {
    const step = page.getByRole('button', { name: /^Chegou: / });
    await openByClock(page, '/panel/');
    await expect(step).toHaveCount(3);
    await tapFirst(page, { step, acted: arrived });
    await actTwiceAndUndo(page, { step, acted: arrived, undo: undoOf(page) });
  });

  await test.step('a code and Enter, then taps where its row stood', async () => {
    await openByClock(page, '/panel/');
    const step = page.getByRole('button', { name: /^Chegou: / });
    await expect(step).toHaveCount(3);
    const [code = ''] = await column(
      "select o.voucher_code as one from orders o join app_user u on u.id = o.user_id where o.restaurant_id = $1 and u.last_name = 'Castro'",
      restaurant.id,
    );
    const search = page.getByRole('textbox', { name: evening.search.label });
    await search.fill(code);
    await expect(step).toHaveCount(1);
    await tapAndAgain(page, step, () => expect.poll(arrived).toEqual(['Castro']));
    expect(await arrived()).toEqual(['Castro']);
    await openByClock(page, '/panel/');
    await expect(step).toHaveCount(2);
    await rows("update orders set state = 'confirmed', arrived_at = null where restaurant_id = $1", [restaurant.id]);
    await openByClock(page, '/panel/');
    await expect(step).toHaveCount(3);
    await search.fill(code);
    await search.press('Enter');
    await expect.poll(arrived).toEqual(['Castro']);
    await search.press('Enter');
    await expect(search).toHaveValue('');
    await expect(step).toHaveCount(2);
    expect(await arrived()).toEqual(['Castro']);
  });

  await test.step('requests', async () => {
    await rows(
      "update orders set state = 'awaiting_restaurant', confirm_by = now() + interval '1 hour', voucher_code = null, voucher_token = null, payment_state = 'none', arrived_at = null where restaurant_id = $1",
      [restaurant.id],
    );
    const drawer = page.getByRole('dialog', { name: evening.requests.title });
    const requests = {
      step: drawer.getByRole('button', { name: /^Confirmar / }),
      acted: () =>
        column(
          "select p.subject as one from pending_step p join orders o on o.id = p.order_id where o.restaurant_id = $1 and p.state in ('waiting', 'done')",
          restaurant.id,
        ),
      undo: drawer.getByRole('button', { name: new RegExp(`^${evening.requests.takeBackOf('')}`) }),
    };
    await openByClock(page, '/panel/');
    await page.getByText(evening.requests.toAnswer(3)).click();
    await expect(requests.step).toHaveCount(3);
    await tapFirst(page, requests);
    await actTwiceAndUndo(page, requests);
  });
});

test('a second tap acts on no other of the parties from the street', async ({ page }) => {
  const restaurant = await newRestaurant();
  await partiesTonight(restaurant, ['Dantas', 'Elvas', 'Feio']);
  await rows('delete from orders where restaurant_id = $1', [restaurant.id]);
  await rows(
    `insert into house_party (id, restaurant_id, slot_id, date, time, period, places, people, kind, name, starts_at, made_by, created_at)
     select gen_random_uuid(), r.id, s.id, $2::date, s.time, s.period, s.places, 2, 'phone', name, now() + interval '1 minute', r.owner_id, now()
     from restaurant r join table_slot s on s.restaurant_id = r.id and s.day = extract(dow from $2::date), unnest(array['Horta', 'Inácio', 'Jardim']) name
     where r.id = $1`,
    [restaurant.id, serviceDateAt(Date.now(), 'Europe/Lisbon')],
  );
  const inState = (state: string) => () =>
    column('select name as one from house_party where restaurant_id = $1 and state = $2', restaurant.id, state);
  await page.clock.install();
  await enterPanel(page, restaurant, '/panel/');

  await test.step('who has come', async () => {
    const parties = {
      step: page.getByRole('button', { name: /^Chegou: / }),
      acted: inState('here'),
      undo: undoOf(page),
    };
    await openByClock(page, '/panel/');
    await expect(parties.step).toHaveCount(3);
    await tapFirst(page, parties);
    await actTwiceAndUndo(page, parties);
  });

  await test.step('whose table is given back', async () => {
    const parties = {
      step: page.getByRole('button', { name: /^Devolver a mesa: / }),
      acted: inState('cancelled'),
      undo: undoOf(page),
    };
    await openByClock(page, '/panel/');
    await expect(parties.step).toHaveCount(3);
    await tapFirst(page, parties);
    await actTwiceAndUndo(page, parties);
  });
});

test('a second tap acts on no other row, on any list of a restaurant’s other screens', async ({ page }) => {
  const restaurant = await newRestaurant();
  await page.clock.install();
  await enterPanel(page, restaurant, '/panel/');

  await test.step('holidays', async () => {
    const holidays = {
      step: page.getByRole('button', { name: /^Fechar: / }),
      acted: () =>
        column(
          'select date::text as one from calendar_override where restaurant_id = $1 and slot_id is null',
          restaurant.id,
        ),
      undo: undoOf(page),
    };
    await openByClock(page, '/panel/calendar');
    await expect(holidays.step.nth(2)).toBeVisible();
    // The month above the list has come.
    await expect(page.getByText('0 de 3', { exact: true })).not.toHaveCount(0);
    await tapFirst(page, holidays);
    await actTwiceAndUndo(page, holidays);
  });

  await test.step('tables that people looked for', async () => {
    await rows(
      `insert into unmet_demand (restaurant_id, date, period, time, places, looked_on, visitors)
       select $1, current_date + n, 'night', null, 4, current_date, 9 - n from generate_series(1, 3) n`,
      [restaurant.id],
    );
    const demand = {
      step: page.getByRole('button', { name: /^Abrir uma mesa para 4 / }),
      // So many of each day: a table more of the same day is another one.
      acted: () =>
        column(
          "select day || ': ' || qtd as one from table_slot where restaurant_id = $1 and places = 4 and retired_at is null",
          restaurant.id,
        ),
    };
    await openByClock(page, '/panel/demand');
    await expect(demand.step).toHaveCount(3);
    await tapFirst(page, demand);
    await expect(page.getByText(panel.demand.openedTag)).toHaveCount(1);
    await actAgain(page, demand);
    await expect(page.getByText(panel.demand.openedTag)).toHaveCount(2);
  });

  await test.step('invitations', async () => {
    await rows(
      `insert into team_invitation (id, restaurant_id, email, role, locale, invited_by, expires_at)
       select gen_random_uuid(), r.id, name || '-' || r.id || '@metade.test', 'host', 'pt', r.owner_id, now() + interval '7 days'
       from restaurant r, unnest(array['ana', 'bruno', 'clara']) name where r.id = $1`,
      [restaurant.id],
    );
    const invitations = {
      step: page.getByRole('button', { name: /^Anular o convite de / }),
      acted: () =>
        column(
          'select email as one from team_invitation where restaurant_id = $1 and withdrawn_at is not null',
          restaurant.id,
        ),
    };
    await openByClock(page, '/panel/team');
    await expect(invitations.step).toHaveCount(3);
    await tapFirst(page, invitations);
    await actAgain(page, invitations);
  });

  await test.step('the team, whose rows ask first', async () => {
    for (const name of ['Lemos', 'Moura']) {
      const { email } = await registerDiner();
      await rows(
        "with one as (update app_user set last_name = $2 where email = $1 returning id) insert into team_member (restaurant_id, user_id, role) select $3, id, 'host' from one",
        [email, name, restaurant.id],
      );
    }
    await openByClock(page, '/panel/team');
    const step = page.getByRole('button', { name: /^Retirar / });
    await expect(step).toHaveCount(2);
    await tapAndAgain(page, step.first(), () => expect(page.getByRole('dialog')).toBeVisible());
    expect(await column('select role as one from team_member where restaurant_id = $1', restaurant.id)).toHaveLength(3);
  });

  await test.step('reviews, whose rows open a form', async () => {
    await rows(
      `insert into review (id, restaurant_id, author, title, comment, food, service, place, value, locale)
       select gen_random_uuid(), $1, 'Ana Silva', 'Uma noite ' || n, 'O arroz veio frio.', 1, 1, 2, 1, 'pt' from generate_series(1, 3) n`,
      [restaurant.id],
    );
    await openByClock(page, '/panel/reviews');
    const step = page.getByRole('button', { name: manage.reviews.replyTo('Ana S.') });
    const form = page.getByRole('textbox', { name: manage.reviews.replyLabel });
    await expect(step).toHaveCount(3);
    await tapAndAgain(page, step.first(), () => expect(form).toBeVisible());
    await expect(form).toHaveCount(1);
  });

  await test.step('addresses of webhooks, and what they were told', async () => {
    await partiesTonight(restaurant, ['Neto', 'Orta', 'Pinto']);
    await rows(
      `with hook as (
         insert into webhook (id, restaurant_id, url, events, secret) values (gen_random_uuid(), $1, 'https://casa.invalid/hook', '{booking.confirmed}', 'none') returning id
       )
       insert into webhook_delivery (webhook_id, order_id, event, to_state, at, state, attempts)
       select hook.id, o.id, 'booking.confirmed', 'confirmed', now(), 'failed', 5 from hook, orders o where o.restaurant_id = $1`,
      [restaurant.id],
    );
    await openByClock(page, '/panel/connections');
    const { webhooks } = panel.connections;
    const remove = page.getByRole('button', { name: webhooks.remove, exact: true });
    await expect(remove).toHaveCount(1);
    await tapAndAgain(page, remove, () => expect(page.getByRole('dialog')).toBeVisible());
    expect(await column('select id as one from webhook where restaurant_id = $1', restaurant.id)).toHaveLength(1);
    await openByClock(page, '/panel/connections');
    await page.getByRole('button', { name: webhooks.log }).click();
    const step = page.getByRole('button', { name: /^Enviar outra vez: / });
    await expect(step).toHaveCount(3);
    const acted = () =>
      column(
        "select d.id as one from webhook_delivery d join webhook w on w.id = d.webhook_id where w.restaurant_id = $1 and (d.state <> 'failed' or d.attempts <> 5)",
        restaurant.id,
      );
    await tapFirst(page, { step, acted });
  });

  await test.step('keys of programs', async () => {
    await rows(
      `insert into api_key (id, owner, restaurant_id, name, scopes, prefix, token_hash)
       select gen_random_uuid(), 'restaurant', $1, 'Programa ' || n, '{bookings}', 'mtd_' || n, decode(md5($1::text || n), 'hex') from generate_series(1, 2) n`,
      [restaurant.id],
    );
    await openByClock(page, '/panel/connections');
    const revoke = page.getByRole('button', { name: panel.connections.keys.revoke, exact: true });
    await expect(revoke).toHaveCount(2);
    await tapAndAgain(page, revoke.first(), () => expect(page.getByRole('dialog')).toBeVisible());
    expect(
      await column('select id as one from api_key where restaurant_id = $1 and revoked_at is null', restaurant.id),
    ).toHaveLength(2);
  });
});
