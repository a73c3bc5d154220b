import { storeLanguages } from './store-files.mts';

/** The screens that the stores show, in their order; the words above each are captions of packages/i18n/src/…/store.ts. */
export const storeScreens = ['explore', 'book', 'voucher', 'bill', 'bookings', 'host'] as const;
export type StoreScreen = (typeof storeScreens)[number];

/** On which the app's screens are taken: its size in CSS pixels, and how many device pixels each has. */
export const devices = {
  phone: { width: 390, height: 844, scale: 3 },
  tablet: { width: 820, height: 1180, scale: 3 },
} as const;
export type Device = keyof typeof devices;

/** In device pixels, as the stores ask for them. scale: device pixels per CSS pixel of what is drawn. */
export const pictureSizes = [
  { folder: 'apple/iphone-6.9', width: 1320, height: 2868, scale: 3, device: 'phone' },
  { folder: 'apple/ipad-13', width: 2064, height: 2752, scale: 2, device: 'tablet' },
  { folder: 'play/phone', width: 1080, height: 1920, scale: 3, device: 'phone' },
  { folder: 'play/tablet', width: 2064, height: 2752, scale: 2, device: 'tablet' },
] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** The wide one above Google Play's listing. */
export const featureSize = { folder: 'play', width: 1024, height: 500, scale: 1 } as const;

/** Below apps/mobile; made by command and not committed: about 45 MB. */
export const picturesFolder = 'store/pictures';

/** Every picture of a language: its file below {@link picturesFolder}, its size and what stands on it. */
export function picturesOf(locale: string) {
  const words = storeLanguages.find((one) => one.locale === locale)?.words;
  if (!words) throw new Error(`the stores have no ${locale}`);
  return [
    ...pictureSizes.flatMap((size) =>
      storeScreens.map((screen, at) => ({
        file: `${locale}/${size.folder}/${at + 1}-${screen}.png`,
        size,
        screen,
        caption: words.captions[screen],
      })),
    ),
    { file: `${locale}/${featureSize.folder}/feature.png`, size: featureSize, screen: null, caption: words.subtitle },
  ];
}

/** Roles of packages/ui/src/tokens.css. */
const grounds: Record<StoreScreen, readonly [ground: string, ink: string]> = {
  explore: ['brand', 'on-brand'],
  book: ['brand-soft', 'brand-soft-ink'],
  voucher: ['wait-soft', 'wait-ink'],
  bill: ['ok-soft', 'ok-ink'],
  bookings: ['info-soft', 'info-ink'],
  host: ['ink', 'page'],
};

/** What a picture is drawn from. tokens: tokens.css; font: of display type, as a data address; shot: the app's screen, as one. */
interface Parts {
  tokens: string;
  font: string;
  shot: string;
  caption: string;
}

/** A picture of a screen as a page, as large as its size in CSS pixels. */
export function posterPage({ width, height, scale }: PictureSize, screen: StoreScreen, parts: Parts): string {
  const [ground, ink] = grounds[screen];
  const letter = Math.min((width / scale) * 0.09, 64);
  return page(
    parts,
    `body { display: flex; flex-direction: column; align-items: center; gap: ${letter}px; width: ${width / scale}px;
      height: ${height / scale}px; padding-top: ${letter * 1.5}px; background: var(--${ground}); color: var(--${ink}); }
    h1 { padding: 0 8%; font-size: ${letter}px; line-height: 1.1; text-align: center; text-wrap: balance; }
    img { width: 86%; border-radius: ${letter * 0.8}px; box-shadow: 0 12px 48px rgb(33 24 21 / 0.25); }`,
    `<h1>${parts.caption}</h1><img src="${parts.shot}" alt="">`,
  );
}

/** The wide picture as a page. mark: the product's, as SVG. */
export function featurePage({ mark, ...parts }: Parts & { mark: string }): string {
  return page(
    parts,
    `body { position: relative; width: ${featureSize.width}px; height: ${featureSize.height}px; background: var(--brand); color: var(--on-brand); }
    div { position: absolute; left: 72px; top: 0; bottom: 0; width: 470px; display: flex; flex-direction: column; justify-content: center; gap: 20px; }
    svg { width: 112px; height: 112px; margin-left: -8px; }
    h1 { font-size: 84px; line-height: 1; } p { margin: 0; font-size: 38px; line-height: 1.15; text-wrap: balance; }
    img { position: absolute; right: 88px; top: 56px; width: 300px; border-radius: 32px; box-shadow: 0 12px 48px rgb(33 24 21 / 0.35); }`,
    `<div>${mark}<h1>Metade</h1><p>${parts.caption}</p></div><img src="${parts.shot}" alt="">`,
  );
}

function page({ tokens, font }: Parts, style: string, body: string): string {
  return `<!doctype html><meta charset="utf-8"><style>${tokens}</style><style>
    @font-face { font-family: display; src: url("${font}"); }
    * { box-sizing: border-box; }
    body { margin: 0; overflow: hidden; font-family: display; letter-spacing: -0.02em; }
    h1 { margin: 0; font-weight: normal; }
    ${style}</style><body>${body}</body>`;
}
