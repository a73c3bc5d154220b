import { menusPt } from './menus-pt.ts';

const { vegano, japonesa, contemporanea, indiana } = menusPt as Record<
  'vegano' | 'japonesa' | 'contemporanea' | 'indiana',
  { starters: readonly string[]; mains: readonly string[] }
>;

/** Menus of the Brazilian restaurants; those whose dishes are called alike in both countries are shared. */
export const menusBr: Record<string, { starters: readonly string[]; mains: readonly string[] }> = {
  vegano,
  japonesa,
  contemporanea,
  indiana,
  mineira: {
    starters: ['Torresmo de rolo|0.34', 'Pão de queijo com pernil|0.28', 'Caldo de mandioca|0.26'],
    mains: [
      'Tutu à mineira|0.62',
      'Frango com quiabo e angu|0.6',
      'Costelinha com ora-pro-nóbis|0.72',
      'Feijão tropeiro completo|0.58',
      'Galinhada da roça|0.6',
    ],
  },
  amazonica: {
    starters: ['Bolinho de pirarucu|0.3', 'Caldo de tucupi com jambu|0.28', 'Dadinho de tapioca|0.24'],
    mains: [
      'Tambaqui na brasa|0.78',
      'Filhote com castanha|0.82',
      'Arroz de pato no tucupi|0.74',
      'Maniçoba|0.62',
      'Palmito assado inteiro|0.5',
    ],
  },
  italiana: {
    starters: ['Sardela e pão italiano|0.26', 'Polenta frita|0.24', 'Caponata|0.28'],
    mains: [
      'Polpetone recheado|0.72',
      'Nhoque ao sugo|0.52',
      'Lasanha à bolonhesa|0.6',
      'Fusilli ao molho calabrês|0.54',
      'Filé à parmegiana|0.78',
    ],
  },
  pizzaria: {
    starters: ['Pão de linguiça|0.3', 'Salada caprese|0.36', 'Bolinho de arroz|0.24'],
    mains: [
      'Muçarela e manjericão|0.66',
      'Calabresa acebolada|0.64',
      'Meia portuguesa, meia frango|0.72',
      'Abobrinha e alho assado|0.66',
      'Escarola com anchova|0.68',
    ],
  },
  churrasco: {
    starters: ['Linguiça artesanal|0.22', 'Queijo coalho com melaço|0.2', 'Vinagrete e farofa|0.12'],
    mains: [
      'Picanha na brasa|0.78',
      'Costela de doze horas|0.74',
      'Fraldinha com chimichurri|0.68',
      'Galeto inteiro|0.5',
      'Legumes na grelha|0.36',
    ],
  },
  hamburgueria: {
    starters: ['Batata rústica|0.34', 'Dadinho de queijo|0.36', 'Coxinha sem massa|0.3'],
    mains: [
      'Chapa simples com queijo|0.56',
      'Duplo com bacon|0.74',
      'Frango frito no pão de batata|0.6',
      'Falafel com coalhada|0.58',
      'Misto quente da madrugada|0.4',
    ],
  },
  baiana: {
    starters: ['Acarajé com vatapá|0.28', 'Casquinha de siri|0.32', 'Caldo de sururu|0.28'],
    mains: [
      'Moqueca de peixe e camarão|0.82',
      'Bobó de camarão|0.76',
      'Xinxim de galinha|0.62',
      'Moqueca de banana-da-terra|0.52',
      'Arroz de hauçá|0.66',
    ],
  },
  nordestina: {
    starters: ['Macaxeira frita|0.26', 'Caldinho de feijão-verde|0.24', 'Queijo de coalho assado|0.3'],
    mains: [
      'Carne de sol com manteiga de garrafa|0.78',
      'Baião de dois|0.56',
      'Escondidinho de charque|0.62',
      'Cuscuz recheado|0.46',
      'Peixe na telha|0.74',
    ],
  },
  padaria: {
    starters: ['Pão na chapa|0.22', 'Cesta de pães e geleia|0.4', 'Salada de frutas|0.36'],
    mains: [
      'Omelete de queijo meia cura|0.6',
      'Tapioca de frango|0.56',
      'Ovos mexidos com pão de milho|0.58',
      'Sanduíche de pernil|0.7',
      'Prato do dia|0.86',
    ],
  },
  brasileira: {
    starters: ['Caldinho de feijão|0.2', 'Bolinho de aipim com carne|0.26', 'Pastel de queijo (4 un.)|0.28'],
    mains: [
      'Feijoada completa|0.74',
      'Picadinho carioca|0.6',
      'Rabada com agrião|0.68',
      'Filé à moda da casa|0.8',
      'Arroz de carreteiro|0.58',
    ],
  },
  boteco: {
    starters: [
      'Bolinho de bacalhau (6 un.)|0.36',
      'Croquete de carne (6 un.)|0.3',
      'Torresmo|0.28',
      'Batata calabresa|0.24',
    ],
    mains: [
      'Carne assada com batata corada|0.62',
      'Frango à passarinho|0.54',
      'Filé aperitivo|0.78',
      'Polvo à vinagrete|0.7',
    ],
  },
  peixes: {
    starters: ['Ostras (6 un.)|0.38', 'Pastel de camarão (4 un.)|0.28', 'Ceviche do dia|0.34'],
    mains: [
      'Peixe inteiro na brasa|0.76',
      'Polvo com batatas ao murro|0.8',
      'Arroz de lagosta|0.92',
      'Camarão na moranga|0.78',
      'Nhoque de banana-da-terra|0.5',
    ],
  },
};
