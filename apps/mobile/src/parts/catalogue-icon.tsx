import type { CatalogueIcon as Icon } from '@metade/contracts/catalogue.ts';
import Accessibility from 'lucide-react-native/icons/accessibility';
import Baby from 'lucide-react-native/icons/baby';
import Beef from 'lucide-react-native/icons/beef';
import Beer from 'lucide-react-native/icons/beer';
import Bike from 'lucide-react-native/icons/bike';
import CakeSlice from 'lucide-react-native/icons/cake-slice';
import ChefHat from 'lucide-react-native/icons/chef-hat';
import Cigarette from 'lucide-react-native/icons/cigarette';
import CircleParking from 'lucide-react-native/icons/circle-parking';
import Coffee from 'lucide-react-native/icons/coffee';
import Croissant from 'lucide-react-native/icons/croissant';
import Dog from 'lucide-react-native/icons/dog';
import Egg from 'lucide-react-native/icons/egg';
import Fish from 'lucide-react-native/icons/fish';
import Flame from 'lucide-react-native/icons/flame';
import Globe from 'lucide-react-native/icons/globe';
import Hamburger from 'lucide-react-native/icons/hamburger';
import IceCreamCone from 'lucide-react-native/icons/ice-cream-cone';
import Leaf from 'lucide-react-native/icons/leaf';
import Martini from 'lucide-react-native/icons/martini';
import Music from 'lucide-react-native/icons/music';
import Pizza from 'lucide-react-native/icons/pizza';
import PlugZap from 'lucide-react-native/icons/plug-zap';
import Popcorn from 'lucide-react-native/icons/popcorn';
import Salad from 'lucide-react-native/icons/salad';
import Sandwich from 'lucide-react-native/icons/sandwich';
import Shell from 'lucide-react-native/icons/shell';
import Shrimp from 'lucide-react-native/icons/shrimp';
import Snowflake from 'lucide-react-native/icons/snowflake';
import Soup from 'lucide-react-native/icons/soup';
import Tv from 'lucide-react-native/icons/tv';
import Umbrella from 'lucide-react-native/icons/umbrella';
import Utensils from 'lucide-react-native/icons/utensils';
import Wheat from 'lucide-react-native/icons/wheat';
import Wifi from 'lucide-react-native/icons/wifi';
import Wine from 'lucide-react-native/icons/wine';
import { useTheme } from '../theme/theme';

const drawings: Record<Icon, typeof Utensils> = {
  cutlery: Utensils,
  chef: ChefHat,
  flame: Flame,
  meat: Beef,
  burger: Hamburger,
  pizza: Pizza,
  fish: Fish,
  shrimp: Shrimp,
  shell: Shell,
  soup: Soup,
  salad: Salad,
  leaf: Leaf,
  wheat: Wheat,
  bread: Croissant,
  sandwich: Sandwich,
  egg: Egg,
  cake: CakeSlice,
  'ice-cream': IceCreamCone,
  bites: Popcorn,
  coffee: Coffee,
  beer: Beer,
  wine: Wine,
  glass: Martini,
  globe: Globe,
  parasol: Umbrella,
  wheelchair: Accessibility,
  child: Baby,
  dog: Dog,
  wifi: Wifi,
  cold: Snowflake,
  smoking: Cigarette,
  parking: CircleParking,
  charger: PlugZap,
  music: Music,
  tv: Tv,
  bike: Bike,
};

/** The drawing of a kitchen or a service; its name stands beside it. */
export function CatalogueIcon({ icon, size = 20 }: { icon: Icon; size?: number }) {
  const { colour } = useTheme();
  const Drawing = drawings[icon];
  return <Drawing color={colour.ink2} size={size} strokeWidth={1.9} />;
}
