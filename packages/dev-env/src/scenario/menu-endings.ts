/** Sections, desserts and drinks by language. Prices are shares of the average ticket, as in the menus. */
export const menuEndings = {
  'pt-PT': {
    sections: { starters: 'Entradas', mains: 'Pratos', desserts: 'Sobremesas', drinks: 'Bebidas' },
    desserts: [
      'Arroz-doce|0.18',
      'Mousse de chocolate|0.2',
      'Pudim de ovos|0.2',
      'Leite-creme|0.19',
      'Fruta da época|0.15',
      'Tarte de amêndoa|0.2',
    ],
    drinks: ['Água (75 cl)|0.09', 'Vinho da casa, copo|0.16', 'Imperial|0.1', 'Limonada|0.14', 'Café|0.05'],
  },
  'pt-BR': {
    sections: { starters: 'Entradas', mains: 'Pratos', desserts: 'Sobremesas', drinks: 'Bebidas' },
    desserts: [
      'Pudim de leite|0.22',
      'Doce de leite com queijo|0.22',
      'Cocada mole|0.2',
      'Bolo de milho|0.18',
      'Brigadeiro de colher|0.18',
      'Frutas da feira|0.16',
    ],
    drinks: ['Água mineral|0.09', 'Suco natural|0.18', 'Chope|0.16', 'Caipirinha|0.32', 'Café coado|0.1'],
  },
  es: {
    sections: { starters: 'Entrantes', mains: 'Platos', desserts: 'Postres', drinks: 'Bebidas' },
    desserts: [
      'Flan de huevo|0.2',
      'Tarta de queso|0.24',
      'Arroz con leche|0.2',
      'Torrija|0.22',
      'Fruta de temporada|0.16',
      'Crema catalana|0.2',
    ],
    drinks: ['Agua (75 cl)|0.1', 'Copa de vino de la casa|0.16', 'Caña|0.1', 'Vermut|0.16', 'Café|0.07'],
  },
} as const;

export type DemoLanguage = keyof typeof menuEndings;
