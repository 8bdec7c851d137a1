const asksCents = /\bin cents\b|\bhow many cents\b/i

/** Where cents are asked for, what is told in dollars is told in cents. */
export const inCents = (text: string) =>
  asksCents.test(text)
    ? text
        .replace(
          /\$(\d{1,4})\.(\d\d)\b/g,
          (_, dollars: string, cents: string) => `${Number(dollars) * 100 + Number(cents)} cents`,
        )
        .replace(
          /\b(\d{1,4}) dollars? and (\d{1,2}) cents\b/gi,
          (_, dollars: string, cents: string) => `${Number(dollars) * 100 + Number(cents)} cents`,
        )
    : text
