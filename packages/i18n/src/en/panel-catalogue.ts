import type { catalogue as pt } from '../pt/panel-catalogue.ts';

const posts = (n: number): string => `${n} ${n === 1 ? 'post' : 'posts'}`;
const restaurants = (n: number): string => `${n} ${n === 1 ? 'restaurant' : 'restaurants'}`;

export const catalogue: typeof pt = {
  title: 'Cuisines, services and categories',
  text: 'What restaurants and posts of the blog choose from and diners filter by. A change here is on the site within seconds.',
  kinds: { kitchen: 'Cuisines', service: 'Services', category: 'Blog categories' },
  kindsLabel: 'Catalogues',
  languages: { pt: 'Portuguese', 'pt-BR': 'Brazilian Portuguese', en: 'English', es: 'Spanish' },
  search: 'Name or address',
  none: 'Nothing has this name.',
  missing: (languages) => `Missing: ${languages}`,
  used: (n, kind) => (kind === 'category' ? posts(n) : restaurants(n)),
  first: 'First in lists',
  byName: 'Then by name, in each language',
  goneTitle: 'No longer offered',
  offered: 'Offered',
  retired: 'No longer offered',
  mergedInto: (name) => `Now ${name}`,
  gone: (name) => `${name} (no longer offered)`,
  add: { kitchen: 'New cuisine', service: 'New service', category: 'New category' },
  edit: (name) => `Edit ${name}`,
  slug: 'Address',
  slugHint: 'Small letters, digits and hyphens. It cannot be changed later.',
  slugStays: (slug) => `Address: ${slug}. It stays, so that links keep working.`,
  brazilHint: 'Only where Brazil says it differently.',
  fallback: 'Without a name, the Portuguese one is shown.',
  icon: 'Icon',
  icons: {
    cutlery: 'Cutlery',
    chef: 'Chef’s hat',
    flame: 'Flame',
    meat: 'Meat',
    burger: 'Burger',
    pizza: 'Pizza',
    fish: 'Fish',
    shrimp: 'Shrimp',
    shell: 'Shell',
    soup: 'Soup',
    salad: 'Salad',
    leaf: 'Leaf',
    wheat: 'Wheat',
    bread: 'Bread',
    sandwich: 'Sandwich',
    egg: 'Egg',
    cake: 'Cake',
    'ice-cream': 'Ice cream',
    bites: 'Bites',
    coffee: 'Coffee',
    beer: 'Beer',
    wine: 'Wine',
    glass: 'Glass',
    globe: 'Globe',
    parasol: 'Parasol',
    wheelchair: 'Accessibility',
    child: 'Child',
    dog: 'Dog',
    wifi: 'Wi-Fi',
    cold: 'Snowflake',
    smoking: 'Cigarette',
    parking: 'Parking',
    charger: 'Charger',
    music: 'Music',
    tv: 'Television',
    bike: 'Bicycle',
  },
  save: 'Save',
  create: 'Create',
  saved: (name) => `${name}: saved.`,
  theirs: 'Somebody else changed this while you were writing. Your text is still here; saving keeps yours.',
  order: 'Change order',
  orderTitle: 'What comes first',
  orderText: 'Drag, or use the arrows. Whatever you leave out follows by name, in each language.',
  orderNone: 'Nothing yet: everything follows by name.',
  putFirst: (name) => `Put ${name} among the first`,
  leave: (name) => `Let ${name} follow by name`,
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  saveOrder: 'Save order',
  orderSaved: 'Order saved.',
  orderTheirs: 'Somebody else changed the order. Saving keeps yours.',
  reason: 'Reason',
  reasonHint: 'Kept in the log.',
  retire: 'Stop offering',
  retireText: (n, kind) => {
    if (kind === 'category')
      return n === 0
        ? 'No post has it. You can offer it again at any time.'
        : `${posts(n)} ${n === 1 ? 'has it and keeps it' : 'have it and keep it'}. Nobody else can choose it, and it leaves the blog’s filters. You can offer it again.`;
    return n === 0
      ? 'No restaurant has it. You can offer it again at any time.'
      : `${restaurants(n)} ${n === 1 ? 'has it and keeps it on its page' : 'have it and keep it on their pages'}. Nobody else can choose it, and it leaves the filters. You can offer it again.`;
  },
  bringBack: 'Offer again',
  bringBackText: (kind) =>
    kind === 'category'
      ? 'Posts can have it again, and it is back among the blog’s filters.'
      : 'Restaurants can choose it again, and it is back among the filters.',
  isRetired: (name) => `${name} is no longer offered.`,
  isBack: (name) => `${name} is offered again.`,
  merge: 'Merge into another',
  mergeText: (n, kind) => {
    const [none, things] =
      kind === 'category' ? ['No post has it.', posts(n)] : ['No restaurant has it.', restaurants(n)];
    return `${n === 0 ? none : `${things} will have the other one instead.`} Old links lead to the other one. There is no undo.`;
  },
  mergeInto: 'Merge into',
  choose: 'Choose one',
  merged: (n, kind) => `Merged: ${kind === 'category' ? posts(n) : restaurants(n)} changed.`,
  columns: {
    kind: 'Catalogue',
    slug: 'Address',
    icon: 'Icon',
    position: 'Order',
    state: 'State',
    used: 'Used by',
  },
};
