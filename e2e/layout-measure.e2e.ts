import type { Page } from '@playwright/test';
import { type Fault, layoutFaults } from './support/layout.ts';
import { anyWidth, expect, test } from './support/test.ts';

test.use({ pictures: true });

/** One page that is right, then the same with one thing wrong: each is told, and nothing besides. */
const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22300%22 height=%2290%22%3E%3Crect width=%22300%22 height=%2290%22 fill=%22red%22/%3E%3C/svg%3E';
const right = `
  <h1>Mesa cheia</h1>
  <p>Reserve hoje, <a href="#a">como aqui</a>, ou amanhã.</p>
  <a href="#a" class="truncate" style="display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; width: 120px">Um restaurante com nome comprido</a>
  <div style="position: relative"><img alt="" src='${picture}'><b style="position: absolute; left: 8px; top: 8px; padding: 4px; background: #fff">−50 %</b></div>
  <div style="overflow-x: auto; width: 200px; white-space: nowrap"><button>ter 9</button> <button>qua 10</button> <button>qui 11</button> <button>sex 12</button> <button>sáb 13</button></div>
  <label><input type="checkbox" style="position: absolute; opacity: 0"> Li os termos</label>
  <label for="photo" style="display: block; line-height: 20px">Fotografia</label>
  <label style="display: flex; min-height: 48px; align-items: center">Escolher <input id="photo" type="file" class="sr-only" style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)"></label>
  <button aria-label="Guardar" style="position: relative; width: 16px; height: 16px; padding: 0; min-height: 0"><span style="position: absolute; inset: -8px"></span></button>
  <div style="height: 1600px"></div>
  <button>No fim</button>
  <div style="height: 80px"></div>
  <div style="position: fixed; inset: auto 0 0; height: 60px; padding: 4px 16px; background: #fff">A pagar</div>`;

const wrong: Record<Fault['kind'], string[]> = {
  sideways: ['<div style="width: 2000px; height: 4px"></div>'],
  cut: [
    '<p style="overflow: hidden; width: 60px; white-space: nowrap">Reservar uma mesa</p>',
    '<p style="overflow: hidden; height: 12px; line-height: 30px">Reservar uma mesa</p>',
    '<button style="width: 60px; white-space: nowrap">Reservar uma mesa</button>',
  ],
  field: [
    '<input placeholder="Onde quer comer?" aria-label="x" style="width: 60px; height: 30px">',
    '<input type="date" aria-label="x" style="width: 90px; height: 30px">',
    '<select aria-label="x" style="width: 60px; height: 30px"><option>Mais perto primeiro</option></select>',
  ],
  short: [
    '<p style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap; width: 120px"><a href="#a" style="line-height: 30px; display: block">Um restaurante com nome comprido</a></p>',
    '<p class="truncate" style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap; width: 120px">Um restaurante com nome comprido</p>',
    '<a href="#a" class="truncate" style="display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; width: 40px">Um restaurante</a>',
  ],
  over: ['<p>Jantar</p><p style="margin-top: -40px">Almoço</p>'],
  picture: [
    `<img alt="" src='${picture}'><p style="margin: -50px 0 60px">Jantar por metade</p>`,
    `<svg width="24" height="24" style="margin-right: -20px"><circle r="12" cx="12" cy="12"/></svg><span>Perfil</span>`,
    `<div style='background-image: url("${picture}"); height: 60px'><p>Jantar por metade</p></div>`,
  ],
  touch: ['<div style="border: 1px solid; width: max-content; text-indent: 0">Jantar</div>'],
  edge: ['<p style="margin-left: -14px">Jantar</p>', '<p style="text-align: right; margin-right: -14px">Jantar</p>'],
  covered: [
    '<div style="position: relative"><button>Pagar</button><div style="position: absolute; inset: 0; background: #ff03"></div></div>',
    '<div style="position: relative"><p>Jantar</p><div style="position: absolute; inset: 0; background: #eee"></div></div>',
    '<button style="position: fixed; bottom: 20px; left: 50%; z-index: -1">Mapa</button>',
  ],
  small: [
    '<button aria-label="Fechar" style="width: 18px; min-height: 0; height: 18px; padding: 0"></button>',
    '<a href="#a" style="display: block; font-size: 12px; line-height: 16px; width: 60px">Termos</a>',
  ],
};

async function show(page: Page, more: string): Promise<void> {
  await page.setContent(
    `<!doctype html><html lang="pt"><style>body { margin: 16px; font: 16px/26px sans-serif } button { min-height: 44px } img { display: block; width: 300px; height: 90px }</style><main>${more}${right}</main>`,
  );
}

test(`the measure of a layout tells what is cut, covered, touching or too small ${anyWidth}`, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await show(page, '');
  expect(await layoutFaults(page)).toEqual([]);
  for (const [kind, pages] of Object.entries(wrong))
    for (const [nth, more] of pages.entries()) {
      await show(page, more);
      const kinds = new Set((await layoutFaults(page)).map((fault) => fault.kind));
      expect.soft([...kinds], `${kind}, ${nth + 1}`).toEqual([kind]);
    }
});
