const words = [
  '(?:arm|behavi|cand|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|parl|rig|rum|sav|splend|vap|vig)our\\w*',
  '(?!(?:\\w*(?:advertis|advis|apprais|aris|compris|compromis|concis|devis|disguis|enterpris|excis|exercis|expertis|franchis|improvis|merchandis|mis|nois|otherwis|paradis|prais|precis|premis|promis|rais|revis|ris|supervis|surpris|televis|wis)(?:e|ed|er|ers|es|ing|ely)\\b))\\w{2,}(?:is|ys)(?:e[drs]?|ers|ing|ation|ations|ational)',
  '(?:cent|lit|lust|met|calib|fib|spect|theat)res?',
  // "cancelled" is the literal name of a booking status
  '(?:counsel|dial|equal|fuel|label|level|marvel|model|quarrel|rival|signal|total|travel|tunnel)l(?:ed|ing|ers?)',
  'afterwards|ageing|amongst|analogues?|artefacts?|catalogues?|cheques?|cosy|defences?|e-mails?|enquir\\w+',
  'enrol|enrolment|for ever|fortnight\\w*|fulfil|fulfilment|grey\\w*|instalments?|jewellery|judgements?|kerb\\w*',
  'learnt|licences?|maths|moulds?|offences?|per cent|ploughs?|postcodes?|practise[ds]?|programmes?|sceptic\\w*',
  'skilful\\w*|spelt|storeys?|towards|tyres?|whilst',
]
const british = new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w])`, 'gi')

export function britishWords(text: string): string[] {
  return [...text.matchAll(british)].map(([word]) => word)
}

const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm
const imports = /^(?:import|export)\b[^'"`]*from '[^']*'$|^import '[^']*'$/gm
const strings = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
const insertions = /\$\{[^}]*\}/g
const elementTexts = /[>}](?!\s*(?:export |async )?(?:function|interface|type) )([^<>{}=;]*)(?=[<{])/g

export function copyOf(source: string): string {
  const code = source.replace(comments, '').replace(imports, '')
  const texts: string[] = []
  const rest = code.replace(strings, (_, single = '', double = '', template = '') => {
    texts.push(`${single}${double}${template.replace(insertions, ' ')}`)
    return ''
  })
  return [...texts, ...[...rest.matchAll(elementTexts)].map(([, text]) => text)].join('\n')
}
