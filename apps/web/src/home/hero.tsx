import type { ReactNode } from 'react';
import type { HomeWords } from '../site/site-data.server.ts';
import { useDiscount } from '../shell/discount.ts';
import { useRootData } from '../shell/root-data.ts';
import { useWords } from '../words/words.tsx';

/**
 * One table cut in half. From 1024 px the seam is vertical, with the text on the left; beyond 1280 px the picture keeps its size.
 * Below, the empty half is above the full one.
 */
export function Hero({ price, words, children }: { price: string; words: HomeWords['hero']; children: ReactNode }) {
  const { m } = useWords();
  const { off } = useDiscount();
  return (
    <section className="relative">
      <div className="relative lg:aspect-[2/1] lg:max-h-[40rem] lg:w-full lg:overflow-hidden">
        <HeroArt
          shape="wide"
          className="absolute top-0 left-[max(0px,calc(50%-40rem))] hidden h-full w-auto max-w-none lg:block"
        />
        <div className="page-width relative pt-24 lg:pt-[clamp(6.5rem,13vw,10.4rem)]">
          <h1 className="max-w-[11ch] text-dxl lg:max-w-[min(31rem,39vw)] lg:text-[min(4.3rem,5.4vw)]">
            {(words ? linesOf(words.title) : m.home.headline).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </h1>
          <p className="mt-5 max-w-[25rem] text-md text-ink-2 lg:max-w-[min(25rem,38vw)] lg:text-lg">
            {words?.text ?? m.home.lead(price, off)}
          </p>
        </div>
        <HeroArt
          shape="narrow"
          className="mt-4 block h-[clamp(10rem,100svh-28rem,26rem)] w-full object-cover object-[50%_25%] [@media(width<30rem)_and_(min-height:44rem)]:object-[50%_-6vw] md:h-[26rem] md:object-center lg:hidden"
        />
      </div>
      <div className="page-width relative -mt-10">{children}</div>
    </section>
  );
}

/** Each sentence on its own line. */
const linesOf = (title: string) => title.split(/(?<=[.!?])\s+/);

function HeroArt({ shape, className }: { shape: 'wide' | 'narrow'; className: string }) {
  const { theme } = useRootData();
  const light = `/art/hero-${shape}.svg`;
  const dark = `/art/hero-${shape}-dark.svg`;
  const [width, height] = shape === 'wide' ? [2560, 640] : [390, 420];
  const middle = '(min-width: 30rem)';
  return (
    <picture className={shape === 'wide' ? 'hidden lg:contents' : 'contents lg:hidden'}>
      {shape === 'narrow' && theme === 'system' ? (
        <source srcSet="/art/hero-middle-dark.svg" media={`${middle} and (prefers-color-scheme: dark)`} />
      ) : null}
      {shape === 'narrow' ? (
        <source srcSet={`/art/hero-middle${theme === 'dark' ? '-dark' : ''}.svg`} media={middle} />
      ) : null}
      {theme === 'system' ? <source srcSet={dark} media="(prefers-color-scheme: dark)" /> : null}
      <img
        src={theme === 'dark' ? dark : light}
        alt=""
        width={width}
        height={height}
        data-ground
        className={className}
      />
    </picture>
  );
}
