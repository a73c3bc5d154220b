import type { LucideProps } from 'lucide-react-native';
import { Path, Svg } from 'react-native-svg';
import { type Elements, onePath } from './one-path';

/** Makes Lucide's icons, in the place of Lucide's own maker (metro.config.js): the same drawings, each as one path. */
export default function makeIcon({ node }: { node: Elements }) {
  let drawing = '';
  return function Icon({ color, size = 24, strokeWidth = 2, fill = 'none', style }: LucideProps) {
    drawing ||= onePath(node);
    return (
      <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden style={style}>
        <Path
          d={drawing}
          stroke={color}
          strokeWidth={strokeWidth}
          fill={fill}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Svg>
    );
  };
}
