import { expect, test } from 'vitest';
import { storeLanguages } from '../scripts/store-files.mts';
import {
  devices,
  featureSize,
  picturesOf,
  pictureSizes,
  posterPage,
  storeScreens,
} from '../scripts/store-pictures.mts';

/** As Apple asks for 6.9-inch phones and 13-inch tablets, upright. */
const apple = [
  [1260, 2736],
  [1290, 2796],
  [1320, 2868],
  [2064, 2752],
  [2048, 2732],
];

test.each(pictureSizes)('$folder has a size that its store takes', ({ folder, width, height, scale, device }) => {
  if (folder.startsWith('apple/')) expect(apple).toContainEqual([width, height]);
  else {
    // Google Play: sides of 320 to 3840 pixels, the longer one at most twice the shorter; 1080 and more to be recommended.
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(1080);
    expect(Math.max(width, height)).toBeLessThanOrEqual(Math.min(3840, 2 * Math.min(width, height)));
  }
  expect([width % scale, height % scale]).toEqual([0, 0]);
  // No screen is drawn larger than it was taken.
  expect(devices[device].width * devices[device].scale).toBeGreaterThanOrEqual(width * 0.86);
});

test('the wide picture has the one size that Google Play takes', () => {
  expect(featureSize).toMatchObject({ width: 1024, height: 500, scale: 1 });
});

test.each(storeLanguages)('$locale has every picture once, with words that fit on it', ({ locale, words }) => {
  const pictures = picturesOf(locale);
  const files = pictures.map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  for (const { folder } of pictureSizes) {
    const named = files.filter((file) => file.startsWith(`${locale}/${folder}/`));
    expect(named, folder).toHaveLength(storeScreens.length);
    expect(named.length, folder).toBeLessThanOrEqual(8);
  }
  expect(files).toContain(`${locale}/play/feature.png`);
  for (const { caption } of pictures) expect(caption.length, caption).toBeLessThanOrEqual(48);
  expect(Object.keys(words.captions)).toEqual([...storeScreens]);
});

test('a picture is drawn as large as its size', () => {
  const [size] = pictureSizes;
  const drawn = posterPage(size, 'explore', {
    tokens: '',
    font: 'data:font',
    shot: 'data:shot',
    caption: 'Mesas livres',
  });
  expect(drawn).toContain('width: 440px');
  expect(drawn).toContain('height: 956px');
  expect(drawn).toContain('<h1>Mesas livres</h1><img src="data:shot"');
});

test('a language that the stores do not have has no pictures', () => {
  expect(() => picturesOf('fr')).toThrow('no fr');
});
