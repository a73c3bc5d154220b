import { panel } from '@metade/i18n/pt/panel.ts';
import { enterAsLicensee, newAdmin } from './support/admins.ts';
import { column, rows } from './support/database.ts';
import { openPanel } from './support/log-in.ts';
import { partiesTonight } from './support/meals.ts';
import { registerDiner } from './support/people.ts';
import { newRestaurant } from './support/restaurants.ts';
import { openByClock, tapAndAgain, tapFirst } from './support/taps.ts';
import { anyWidth, expect, test } from './support/test.ts';

// The panel takes the browser's language.
test.use({ locale: 'pt-PT', hasTouch: true });

const { licensee: licences } = panel;

test(`a second tap acts on no other row, on any list of the desk and of a person ${anyWidth}`, async ({ page }) => {
  const admin = await newAdmin();
  const restaurant = await newRestaurant();
  await partiesTonight(restaurant, ['Quadros', 'Ramos', 'Seabra']);
  await page.clock.install();
  await openPanel(page, { ...admin, group: 'admin' }, '/panel/');
  await page.getByRole('heading', { level: 1, name: panel.board.title }).waitFor();

  await test.step('queues of the desk', async () => {
    await rows(
      `insert into discount_claim (order_id, user_id, text, charged, created_at)
       select id, user_id, 'Cobraram a conta inteira.', 4000, now() - interval '900 days' from orders where restaurant_id = $1`,
      [restaurant.id],
    );
    await rows(
      `insert into lead (id, kind, name, email, phone, locale, created_at)
       values (gen_random_uuid(), 'contact', 'Ana', 'ana@metade.test', '213 456 789', 'pt', now() - interval '900 days')`,
    );
    await openByClock(page, '/panel/desk');
    const queues = {
      step: page.getByRole('button', { name: new RegExp(`^${panel.board.take}`) }),
      acted: () =>
        column(
          'select d.queue as one from desk_item d join app_user u on u.id = d.admin_id where u.email = $1',
          admin.email,
        ),
    };
    await expect(queues.step.nth(1)).toBeVisible();
    await tapFirst(page, queues);
    await rows('delete from discount_claim where order_id in (select id from orders where restaurant_id = $1)', [
      restaurant.id,
    ]);
  });

  await test.step('what was just done at the desk', async () => {
    const codes = ['A', 'B', 'C'].map((one) => `TAP${one}${Date.now().toString(36).toUpperCase().slice(-6)}`);
    await rows(
      `with coupons as (
         insert into coupon (id, code, kind, percent, active) select gen_random_uuid(), code, 'percent', 10, false from unnest($1::text[]) code
         returning id, code)
       insert into audit_log (actor_id, role, what, subject, after)
       select u.id, 'admin', 'coupon.paused', c.id, json_build_object('code', c.code) from coupons c, app_user u where u.email = $2`,
      [codes, admin.email],
    );
    await openByClock(page, '/panel/desk');
    const undone = {
      step: page.getByRole('button', { name: new RegExp(`^${panel.board.undo}: .*(${codes.join('|')})$`) }),
      acted: () => column('select code as one from coupon where active and code = any ($1)', codes),
    };
    await expect(undone.step).toHaveCount(3);
    await tapFirst(page, undone);
  });

  const { email } = await registerDiner();
  const [diner = ''] = await column('select id as one from app_user where email = $1', email);

  await test.step('a person’s mails', async () => {
    await rows(
      `insert into mail (id, recipient, locale, kind, order_id, subject, body, sent_at, created_at)
       select gen_random_uuid(), $1, 'pt', 'contact', (select id from orders where restaurant_id = $2 limit 1), subject, 'Olá.', now(), now() - interval '1 hour'
       from unnest(array['Uma', 'Duas', 'Três']) subject`,
      [email, restaurant.id],
    );
    await openByClock(page, `/panel/users?user=${diner}`);
    const mails = {
      step: page.getByRole('button', { name: /^Enviar outra vez: / }),
      acted: () =>
        column('select subject as one from mail where recipient = $1 group by 1 having count(*) > 1 order by 1', email),
    };
    await expect(mails.step).toHaveCount(3);
    await tapFirst(page, mails);
    // One more of the same: what was sent stands in the list.
    await expect(mails.step).toHaveCount(4);
  });

  await test.step('a person’s sessions, which are ended for a reason', async () => {
    await rows(
      `insert into session (token_hash, holder_id, user_id, expires_at, browser, system, seen_at)
       select decode(md5(random()::text), 'hex'), $1, $1, now() + interval '1 day', browser, 'Android', now()
       from unnest(array['Firefox', 'Chrome']) browser`,
      [diner],
    );
    await openByClock(page, `/panel/users?user=${diner}`);
    const step = page.getByRole('button', { name: /^Terminar a sessão: / });
    await expect(step.nth(1)).toBeVisible();
    const dialog = page.getByRole('dialog');
    await tapAndAgain(page, step.first(), () => expect(dialog).toBeVisible());
    await expect(dialog).toBeVisible();
    expect(await column('select id as one from session where user_id = $1 and ended_at is not null', diner)).toEqual(
      [],
    );
  });

  await test.step('gifts that need a second admin', async () => {
    const asking = await newAdmin();
    await rows(
      `insert into person_request (id, kind, user_id, count, reason, asked_by, asked_at, expires_at)
       select gen_random_uuid(), 'vouchers', o.user_id, 2, 'Esperaram uma hora.', u.id, now() - interval '900 days', now() + interval '1 day'
       from orders o, app_user u where o.restaurant_id = $1 and u.email = $2`,
      [restaurant.id, asking.email],
    );
    await openByClock(page, '/panel/person-requests');
    const gifts = {
      step: page.getByRole('listitem').filter({ hasText: asking.email }).getByRole('button', { name: /^Dar / }),
      acted: () =>
        column(
          "select r.id as one from person_request r join app_user u on u.id = r.asked_by where u.email = $1 and r.state = 'approved' order by r.decided_at",
          asking.email,
        ),
    };
    await expect(gifts.step).toHaveCount(3);
    await tapFirst(page, gifts);
  });
});

test(`a second tap recommends no other restaurant to the platform ${anyWidth}`, async ({ page }) => {
  await page.clock.install();

  await test.step('restaurants that a licensee recommends', async () => {
    const own = [await newRestaurant(), await newRestaurant(), await newRestaurant()].map(({ id }) => id);
    await rows(
      "update restaurant set city_id = (select city_id from licensee_city join city on city.id = city_id where slug = 'porto'), state = 'submitted', submitted_at = now() where id = any($1)",
      [own],
    );
    await enterAsLicensee(page, panel);
    await openByClock(page, '/panel/territory-restaurants');
    const houses = {
      step: page
        .getByRole('listitem')
        .filter({ hasText: /Casa [0-9a-f]{8}/ })
        .getByRole('button', { name: new RegExp(`^${licences.restaurants.preapprove} Casa`) }),
      acted: () =>
        column(
          'select restaurant_id as one from restaurant_preapproval where restaurant_id = any($1) order by given_at',
          own,
        ),
    };
    await expect(houses.step).toHaveCount(3);
    await tapFirst(page, houses);
    await rows("update restaurant set state = 'draft' where id = any($1)", [own]);
  });
});
