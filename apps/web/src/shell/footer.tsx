import { currencyName } from '@metade/i18n/format-money.ts';
import { Awning } from '@metade/ui/awning.tsx';
import { Logo } from '@metade/ui/logo.tsx';
import type { ReactNode } from 'react';
import { Kept } from './kept.tsx';
import { PageLink } from './page-link.tsx';
import { useRootData } from './root-data.ts';
import { useWords } from '../words/words.tsx';
import { PreferenceForms } from './preference-forms.tsx';

/** The footer with its awning; `white` for pages without decoration. */
export function Footer({ white = false }: { white?: boolean }) {
  const { m } = useWords();
  const { country, currency } = useRootData();
  return (
    <footer className="rests no-print mt-16 [--rest:66rem] md:mt-20 md:[--rest:34rem] lg:[--rest:26.5rem]">
      {white ? null : <Awning />}
      <div className={white ? 'border-t border-line bg-page text-ink' : 'bg-footer text-footer-ink'}>
        <div className="page-width grid gap-x-10 gap-y-9 pt-10 pb-12 md:grid-cols-[1.4fr_1fr_1fr_1fr] md:pt-14">
          <Kept by={['footer name']}>
            <div>
              <Logo label={m.site.name} className="w-40" />
              <p className="mt-3 max-w-72 text-sm">{m.site.tagline}</p>
            </div>
          </Kept>
          <Kept by={['footer links', country]}>
            <nav aria-label={m.site.footerNavigation} className="contents">
              <Column title={m.site.name}>
                <FooterLink to="/contact">{m.site.contact}</FooterLink>
                <FooterLink to="/faq">{m.site.faq}</FooterLink>
                <FooterLink to="/gift">{m.gift.plural}</FooterLink>
                <FooterLink to="/blog">{m.site.blog}</FooterLink>
                <FooterLink to="/#howitworks">{m.site.howItWorks}</FooterLink>
              </Column>
              <Column title={m.site.restaurants}>
                <FooterLink to="/restaurant/pre-register">{m.site.registerRestaurant}</FooterLink>
                <FooterLink to="/restaurant/sigin">{m.site.restaurantLogin}</FooterLink>
                <FooterLink to="/be-a-partner">{m.site.bePartner}</FooterLink>
              </Column>
              <Column title={m.site.legal}>
                <FooterLink to="/terms">{m.site.terms}</FooterLink>
                <FooterLink to="/privacy-policy">{m.site.privacy}</FooterLink>
                {country === 'PT' ? (
                  <li>
                    <a href={complaintsBook} rel="noopener" target="_blank" className={linkClass}>
                      {m.site.complaintsBook}
                    </a>
                  </li>
                ) : null}
              </Column>
            </nav>
          </Kept>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 md:col-span-4">
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
              <PreferenceForms />
              <Kept by={['footer currency', currency]}>
                <Currency currency={currency} />
              </Kept>
            </div>
            <Kept by={['footer brands']}>
              <ul aria-label={m.site.paymentBrands} className="flex gap-2">
                {['Visa', 'Mastercard', 'Amex'].map((brand) => (
                  <li
                    key={brand}
                    className="rounded-1 border border-line bg-[#ffffff] px-3 py-1.5 text-2xs font-bold text-[#211815]"
                  >
                    {brand}
                  </li>
                ))}
              </ul>
            </Kept>
          </div>
        </div>
      </div>
    </footer>
  );
}

function Currency({ currency }: { currency: string }) {
  return <span>{currencyName(currency)}</span>;
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="pb-1 text-sm font-bold">{title}</p>
      <ul>{children}</ul>
    </div>
  );
}

const linkClass = 'inline-flex min-h-9 items-center text-sm underline-offset-4 hover:underline';

/** The state's complaints book, which a seller in Portugal must link to. */
const complaintsBook = 'https://www.livroreclamacoes.pt/inicio/';

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <PageLink to={to} keepScroll={to.startsWith('/#')} className={linkClass}>
        {children}
      </PageLink>
    </li>
  );
}
